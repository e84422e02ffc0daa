-- How the back office looks for a user: what they chose in its panel, and the height of its lists. No row until a choice.
create table user_looks (
  user_id integer primary key references users (id) on delete cascade,
  look jsonb not null check (jsonb_typeof(look) = 'object')
);
