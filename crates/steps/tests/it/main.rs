//! What must hold of every game that is played by steps.

mod batch;
mod properties;

mod defenders {
    use defenders::Defenders;

    crate::properties! {
        Defenders;
        steps_lead_to_every_legal_answer_once(2, 25),
        a_move_is_made_by_its_actions(4, 25),
        what_is_masked_is_refused(1, 12),
        observations_follow_from_views(2, 25),
        observations_have_names(15, 60),
        every_action_is_of_use(40, 40),
    }
}

mod race {
    use race::Race;

    crate::properties! {
        Race;
        steps_lead_to_every_legal_answer_once(2, 25),
        a_move_is_made_by_its_actions(4, 25),
        what_is_masked_is_refused(1, 12),
        observations_follow_from_views(2, 25),
        observations_have_names(20, 60),
        every_action_is_of_use(40, 40),
    }
}

mod roll {
    use roll::Roll;

    crate::properties! {
        Roll;
        steps_lead_to_every_legal_answer_once(1, 20),
        a_move_is_made_by_its_actions(3, 20),
        what_is_masked_is_refused(1, 8),
        observations_follow_from_views(1, 20),
        observations_have_names(15, 60),
        every_action_is_of_use(12, 40),
    }
}
