//! Cards known by a number: an index into the list of printed cards. Files use their id.

/// Defines the type of such a card. The module holds the numbers of the cards' costs in `BILLS`.
macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident, $printed:ident in $all:ident, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/", type = "string"))]
        pub struct $name(u8);

        impl $name {
            /// All of them.
            pub fn all() -> impl Iterator<Item = Self> {
                (0..$all.len() as u8).map(Self)
            }

            /// What is printed on the card.
            #[must_use]
            pub fn card(self) -> &'static $printed {
                &$all[usize::from(self.0)]
            }

            /// The number of its cost.
            pub(crate) fn bill(self) -> crate::conversions::BillNumber {
                BILLS[usize::from(self.0)]
            }

            /// The card with this id.
            #[must_use]
            pub fn by_id(id: &str) -> Option<Self> {
                Self::all().find(|card| card.card().id == id)
            }
        }

        impl game::Element for $name {
            type Bits = u32;
            fn number(self) -> u8 {
                self.0
            }
            fn from_number(number: u8) -> Self {
                Self(number)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.card().id)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let id = <String as serde::Deserialize>::deserialize(deserializer)?;
                Self::by_id(&id).ok_or_else(|| {
                    let (first, last) = ($all[0].id, $all[$all.len() - 1].id);
                    let message = format!("there is no {} \"{id}\"; there are {first} to {last}", $what);
                    serde::de::Error::custom(message)
                })
            }
        }
    };
}

pub(crate) use numbered;
