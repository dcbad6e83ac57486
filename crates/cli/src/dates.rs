//! Days and minutes of the calendar, in UTC.

const MINUTE: u64 = 60 * 1000;
const DAY: u64 = 24 * 60 * MINUTE;
/// Days from 0000-03-01 to 1970-01-01.
const EPOCH: i64 = 719_468;
/// The days in 400 years, in 100, and in 4, each counted from a March.
const ERA: i64 = 146_097;

/// Days since 1970-01-01. Years begin in March here, so the leap day is the last one.
fn days(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let of_era = year.rem_euclid(400);
    let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    year.div_euclid(400) * ERA + of_era * 365 + of_era / 4 - of_era / 100 + of_year - EPOCH
}

/// Year, month and day of a number of days since 1970-01-01.
fn date(days: i64) -> (i64, i64, i64) {
    let days = days + EPOCH;
    let of_era = days.rem_euclid(ERA);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year + days.div_euclid(ERA) * 400 + i64::from(month <= 2), month, day)
}

/// The beginning of a day such as `2026-01-31`, in milliseconds since 1970.
pub(crate) fn parse(text: &str) -> Result<u64, String> {
    let wrong = || "use a day such as 2026-01-31".to_string();
    let parts: Vec<i64> = text
        .split('-')
        .map(|part| part.parse::<u16>().map(i64::from))
        .collect::<Result<_, _>>()
        .map_err(|_| wrong())?;
    let [year, month, day] = parts[..] else { return Err(wrong()) };
    if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
        return Err(wrong());
    }
    let days = days(year, month, day);
    // The calculation takes June 31 for July 1.
    if date(days) == (year, month, day) { Ok(days as u64 * DAY) } else { Err(wrong()) }
}

/// A time as people read it: `2026-01-31 12:34`, or `never` for 0.
pub(crate) fn minute(millis: u64) -> String {
    if millis == 0 {
        return "never".to_string();
    }
    let ((year, month, day), minutes) = (date((millis / DAY) as i64), millis % DAY / MINUTE);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}", minutes / 60, minutes % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_is_found_again() {
        let mut before = (1969, 12, 31);
        for number in 0..200_000 {
            let (year, month, day) = date(number);
            assert!((year, month, day) > before, "{before:?}");
            assert_eq!(days(year, month, day), number);
            before = (year, month, day);
        }
    }

    #[test]
    fn known_days() {
        assert_eq!(parse("1970-01-01"), Ok(0));
        assert_eq!(parse("2000-02-29"), Ok(951_782_400_000));
        assert_eq!(minute(951_782_400_000 + 12 * 60 * MINUTE + 34 * MINUTE + 5), "2000-02-29 12:34");
        assert_eq!(minute(0), "never");
        for text in ["", "2026", "2026-1", "2026-13-01", "2026-02-29", "2026-06-31", "1969-12-31", "x-y-z", "-1-1-1"] {
            assert!(parse(text).is_err(), "{text}");
        }
    }
}
