//! The TypeScript definitions of types that are serialized as lists.

use ts_rs::{Config, TS, TypeVisitor};

use crate::{BySeat, Element, Set};

macro_rules! written_as_list {
    ($($of:tt)*) => {
        $($of)* {
            type WithoutGenerics = <Vec<T> as TS>::WithoutGenerics;
            type OptionInnerType = Self;

            fn ident(config: &Config) -> String {
                <Vec<T> as TS>::ident(config)
            }

            fn name(config: &Config) -> String {
                <Vec<T> as TS>::name(config)
            }

            fn inline(config: &Config) -> String {
                <Vec<T> as TS>::inline(config)
            }

            fn visit_dependencies(visitor: &mut impl TypeVisitor)
            where
                Self: 'static,
            {
                <Vec<T> as TS>::visit_dependencies(visitor);
            }

            fn visit_generics(visitor: &mut impl TypeVisitor)
            where
                Self: 'static,
            {
                <Vec<T> as TS>::visit_generics(visitor);
            }
        }
    };
}

written_as_list!(impl<T: TS> TS for BySeat<T>);
written_as_list!(impl<T: TS + Element> TS for Set<T>);
