//! [`nothing_more`]: variants that are nothing but their tag refuse further fields, as all others do.

use serde::{Deserialize, Deserializer};

/// Reads what is said beside the tag of such a variant. `deny_unknown_fields` of the enum does not reach it.
pub(crate) fn nothing_more<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Nothing {}
    Nothing::deserialize(deserializer).map(|Nothing {}| ())
}
