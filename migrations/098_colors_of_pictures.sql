-- Which colour a picture of a product shows: {stored name: color id}. The application keeps it to the product's own pictures
-- and colours.
alter table products add column image_colors jsonb not null default '{}' check (jsonb_typeof(image_colors) = 'object');
