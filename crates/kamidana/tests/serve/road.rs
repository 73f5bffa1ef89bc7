//! What people and programs do on a site, from coming as a guest to leaving for good.

mod accounts;
mod backups;
mod glimpses;
mod local;
mod names;
mod operators;
mod playing;
mod practice;
mod programs;
mod studies;
mod together;
