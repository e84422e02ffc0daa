-- Choosing a product by how its name begins: the name without accents and case, and the list's order within it.
create index products_name_start on products (norm(name) text_pattern_ops, created_at desc, id desc) include (name);
alter index products_name_start alter column 1 set statistics 400;
analyze products;
