-- A load outlives its file: of a user's older loads what became of them is kept, and no file and no rows.
alter table imports alter column file_key drop not null;
