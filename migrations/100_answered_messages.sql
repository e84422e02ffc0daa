-- Who began to answer a contact message last, by name, and when.
alter table contact_messages
  add column answered_at timestamptz,
  add column answered_by_name text check (length(answered_by_name) between 1 and 420),
  add constraint contact_messages_answered check ((answered_at is null) = (answered_by_name is null));
