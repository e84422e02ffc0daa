-- Choosing by label. The list's own order carries the name (covering index), so that a word of one product in a hundred
-- is met on that walk without a look at the table; a trigram index finds the words that few rows have, where the label
-- is more than the name that has one already.
drop index products_newest;
create index products_newest on products (created_at desc, id desc) include (category_id, price, name);
create index employees_label on employees
  using gin (norm(coalesce(surname, '') || ' ' || coalesce(name, '')) gin_trgm_ops);
create index users_label on users using gin (norm(coalesce(surname, '') || ' ' || coalesce(name, '')) gin_trgm_ops);
create index contact_messages_label on contact_messages using gin (norm(name) gin_trgm_ops);

-- Histograms of a hundred values miss a word of one row in a hundred every third time, and the planner takes it for rare.
alter index products_name_words alter column 1 set statistics 400;
alter index employees_label alter column 1 set statistics 400;
analyze products, employees;
