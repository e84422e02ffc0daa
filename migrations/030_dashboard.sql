-- The start page's figures stay as cheap as tables grow, and are worked out once for all instances.

-- Lists by what is empty, newest first: the text of the conditions is that of src/resource/read/select.server.ts. Partial
-- indexes, whose rows are counted without a look at the table; a product stands in one of each pair.
create index products_image_empty on products (created_at desc, id desc) where (cardinality(image) = 0) is true;
create index products_image_filled on products (created_at desc, id desc) where (cardinality(image) = 0) is false;
create index products_description_empty on products (created_at desc, id desc)
  where (coalesce(description, '') collate "es-x-icu" !~ '[[:alnum:]]') is true;
create index products_description_filled on products (created_at desc, id desc)
  where (coalesce(description, '') collate "es-x-icu" !~ '[[:alnum:]]') is false;
create index contact_messages_read on contact_messages (read, created_at desc, id desc);
create index product_wants_day on product_wants (day) include (product_id, presses);

-- Counters: products by category. A write adds a row of differences and waits for no other write; who reads the
-- counters adds the differences up (src/catalog/products-card.server.ts).
create table product_counts (
  category_id integer primary key,
  products bigint not null
);
create table product_count_changes (
  category_id integer not null,
  products bigint not null
);
insert into product_counts select category_id, count(*) from products group by category_id;

create function count_products() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into product_count_changes select category_id, count(*) from changed group by category_id;
  elsif tg_op = 'DELETE' then
    insert into product_count_changes select category_id, -count(*) from changed group by category_id;
  elsif tg_op = 'UPDATE' then
    insert into product_count_changes values (old.category_id, -1), (new.category_id, 1);
  else
    delete from product_count_changes;
    delete from product_counts;
  end if;
  return null;
end $$;
create trigger products_counted_in after insert on products
  referencing new table as changed for each statement execute function count_products();
create trigger products_counted_out after delete on products
  referencing old table as changed for each statement execute function count_products();
create trigger products_counted_over after update of category_id on products
  for each row when (old.category_id <> new.category_id) execute function count_products();
create trigger products_counted_none after truncate on products
  for each statement execute function count_products();

-- Figures as they were worked out last, by card and by what their reader may see; lost in a crash, which costs nothing.
create unlogged table card_figures (
  card text not null,
  scope text not null,
  figures jsonb,
  at timestamptz,
  primary key (card, scope)
) with (fillfactor = 50);
