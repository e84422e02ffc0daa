-- Lists that stay flat as their tables grow: an index for each declared sort and filter (src/resource/verify/).
-- A joined name is walked in its small table, and of each of its rows the list's own order by the reference's index.

create index products_by_capacity on products (capacity collate "es-x-icu", id);
create index products_by_code on products (code collate "es-x-icu", id);
-- Prices between two, newest first: the key of the order stands in the index, so that rows need not be fetched to sort.
create index products_price_newest on products (price, created_at desc, id desc);

create index users_by_name on users (name collate "es-x-icu", id);
create index users_by_dni on users (dni collate "es-x-icu", id);
create index users_by_email on users (email collate "es-x-icu", id);
create index users_by_active on users (active, id);
drop index users_company;
drop index users_client;
create index users_company on users (company_id, surname collate "es-x-icu", name collate "es-x-icu", id);
create index users_client on users (client_id, surname collate "es-x-icu", name collate "es-x-icu", id);

create index contact_messages_by_name on contact_messages (name collate "es-x-icu", id);
create index contact_messages_by_email on contact_messages (email collate "es-x-icu", id);
create index contact_messages_by_read on contact_messages (read, id);
