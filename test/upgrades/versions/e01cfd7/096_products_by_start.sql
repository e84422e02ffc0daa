-- Choosing a product by how its name begins: the name's first letters without accents and case, and the list's order
-- within them.
create index products_name_start
  on products (left(norm(name), 16) text_pattern_ops, created_at desc, id desc) include (name);
alter index products_name_start alter column 1 set statistics 400;
analyze products;
