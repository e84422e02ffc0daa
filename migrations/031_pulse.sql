create index contact_messages_unread on contact_messages (id) where not read;
