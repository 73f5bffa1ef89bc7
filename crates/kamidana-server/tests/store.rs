//! What both stores promise, checked against both.

#[path = "store/away.rs"]
mod away;
#[path = "store/houses.rs"]
mod houses;
#[path = "store/logs.rs"]
mod logs;
#[path = "store/moving.rs"]
mod moving;
#[path = "store/people.rs"]
mod people;
#[path = "store/searching.rs"]
mod searching;
mod servers;
#[path = "store/table.rs"]
mod table;
#[path = "store/upgrading.rs"]
mod upgrading;

/// Runs each of these in a new SQLite store and in a new PostgreSQL store.
macro_rules! in_both_stores {
    ($($module:ident::$test:ident,)*) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                crate::houses::in_sqlite(crate::$module::$test).await;
            })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                crate::houses::in_postgres(crate::$module::$test).await;
            })*
        }
    };
}

in_both_stores! {
    logs::what_was_appended_is_read_back,
    logs::a_log_is_read_from_any_number,
    logs::a_number_is_given_once,
    logs::a_log_has_no_gaps,
    logs::a_table_is_created_once,
    logs::events_that_do_not_follow_each_other_are_refused,
    logs::good_and_bad_appends_at_once_do_not_spoil_each_other,
    logs::many_tables_at_once_all_keep_their_logs,
    logs::a_stale_rating_stops_the_whole_append,
    logs::of_two_ends_that_rate_the_same_person_one_is_stale,
    logs::tables_are_due_when_they_wake,
    logs::tables_that_changed_are_told_with_their_numbers,
    logs::signs_of_life_are_kept_while_clocks_run,
    searching::every_filter_finds_what_it_says,
    searching::pages_follow_each_other_without_gap_or_overlap,
    searching::who_rose_does_not_sit_there,
    searching::a_table_concerns_whose_name_stands_in_its_log,
    searching::any_query_finds_what_a_naive_search_finds,
    searching::no_search_reads_all_tables,
    searching::what_no_index_knows_is_found_page_by_page,
    searching::a_zero_byte_does_no_harm,
    people::accounts_are_kept_and_found,
    people::no_two_people_share_a_skeleton,
    people::of_many_who_want_a_name_one_gets_it,
    people::a_new_name_stands_everywhere,
    people::a_changed_account_with_the_same_name_touches_no_table,
    people::a_change_touches_nothing_else,
    people::a_change_that_comes_too_late_is_refused,
    people::of_changes_at_once_none_undoes_another,
    people::the_name_of_somebody_who_left_is_reserved_for_a_while,
    people::of_one_who_leaves_and_one_who_wants_the_name_nobody_gets_it,
    people::keys_open_until_they_expire,
    people::keys_end_one_by_one_or_all_at_once,
    people::a_session_lasts_longer_when_it_is_used,
    people::keys_that_have_expired_do_not_count_and_are_deleted,
    people::ratings_have_a_history_and_a_top,
    people::games_are_tallied_by_game_and_seat,
    people::games_are_tallied_by_partner,
    people::lines_get_numbers_without_gaps,
    people::the_last_lines_are_told_in_order,
    people::mutes_are_set_and_lifted,
    people::reports_come_newest_first,
    away::people_are_followed_until_they_leave,
    away::very_many_are_noted_at_once,
    away::a_browser_belongs_to_whoever_used_it_last,
    away::the_oldest_browsers_make_room,
    away::browsers_go_with_their_sessions,
    away::the_first_key_of_a_site_stays,
    moving::a_dump_restores_into_sqlite,
    moving::a_dump_restores_into_postgres,
    moving::a_dump_shows_one_moment,
    moving::a_store_that_is_not_empty_is_not_overwritten,
    moving::what_is_no_dump_leaves_the_store_empty,
    moving::a_closed_store_says_so,
    moving::a_backup_that_nobody_waits_for_is_given_up,
}
