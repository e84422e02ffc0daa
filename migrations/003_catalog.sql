create table categories (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 100),
  description text not null check (length(description) between 1 and 2000),
  image text references pictures (name),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  search text generated always as (norm(coalesce(name, '') || ' ' || coalesce(description, ''))) stored
);
create unique index categories_name_unique on categories (lower(name));
create index categories_by_name on categories (name collate "es-x-icu", id);
create index categories_search on categories using gin (search gin_trgm_ops);

create table colors (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 60),
  color_code text not null check (color_code ~ '^#[0-9A-F]{6}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  search text generated always as (norm(coalesce(name, '') || ' ' || coalesce(color_code, ''))) stored
);
create unique index colors_name_unique on colors (lower(name));
create index colors_by_name on colors (name collate "es-x-icu", id);
create index colors_search on colors using gin (search gin_trgm_ops);

create table products (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  description text not null check (length(description) between 1 and 5000),
  category_id integer not null references categories (id),
  price numeric(12, 2) not null check (price >= 0),
  capacity text check (length(capacity) <= 60),
  code text check (length(code) between 1 and 60),
  -- In order, the first is the cover.
  image text[] not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  search text generated always as (norm(coalesce(name, '') || ' ' || coalesce(capacity, '') || ' ' || coalesce(code, '') || ' ' || coalesce(description, '') || ' ' || price::text || ' ' || replace(price::text, '.', ','))) stored,
  -- What visitors search: without the price, or an «iPhone 12» would be everything that costs 12-something.
  window_search text generated always as (norm(coalesce(name, '') || ' ' || coalesce(capacity, '') || ' ' || coalesce(code, '') || ' ' || coalesce(description, ''))) stored
);
create unique index products_code_unique on products (lower(code)) where code is not null;
create index products_newest on products (created_at desc, id desc);
create index products_category_newest on products (category_id, created_at desc, id desc);
create index products_by_name on products (name collate "es-x-icu", id);
create index products_by_price on products (price, id);
create index products_category_name on products (category_id, name collate "es-x-icu", id);
create index products_category_price on products (category_id, price, id);
create index products_search on products using gin (search gin_trgm_ops);
create index products_window_search on products using gin (window_search gin_trgm_ops);
-- The storefront's search forgives typos: words of the name alone, by likeness.
create index products_name_words on products using gin (norm(name) gin_trgm_ops);

create table product_colors (
  product_id integer not null references products (id) on delete cascade,
  color_id integer not null references colors (id),
  position integer not null default 0,
  primary key (product_id, color_id)
);
create index product_colors_color on product_colors (color_id);

create table parameters (
  id integer generated always as identity primary key,
  email text not null check (length(email) between 1 and 254),
  phone text not null check (length(phone) between 1 and 60),
  instagram text,
  facebook text,
  linkedin text,
  whatsapp text,
  start_hour text check (start_hour ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  end_hour text check (end_hour ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  surcharge_credit_percentage numeric(7, 2) check (surcharge_credit_percentage between -100 and 10000),
  surcharge_transfer numeric(7, 2) check (surcharge_transfer between -100 and 10000),
  surcharge_foreing_money numeric(7, 2) check (surcharge_foreing_money between -100 and 10000),
  exchange numeric(12, 2) check (exchange > 0),
  image text references pictures (name),
  license_notice_days integer not null default 30 check (license_notice_days between 0 and 3650),
  medical_check_notice_days integer not null default 30 check (medical_check_notice_days between 0 and 3650),
  ppe_delivery_notice_days integer not null default 15 check (ppe_delivery_notice_days between 0 and 3650),
  birth_date_notice_days integer not null default 7 check (birth_date_notice_days between 0 and 365),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  search text generated always as (norm(coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(instagram, '') || ' ' || coalesce(facebook, '') || ' ' || coalesce(linkedin, '') || ' ' || coalesce(whatsapp, '') || ' ' || coalesce(start_hour, '') || ' ' || coalesce(end_hour, '') || ' ' || coalesce(exchange::text, '') || ' ' || coalesce(replace(exchange::text, '.', ','), ''))) stored
);

do $$
declare t text;
begin
  foreach t in array array['categories', 'colors', 'products', 'parameters'] loop
    execute format('create trigger %I before update on %I for each row execute function touch()', t || '_touch', t);
  end loop;
  foreach t in array array['categories', 'colors', 'products', 'product_colors', 'parameters'] loop
    execute format('create constraint trigger %I after insert or update or delete on %I deferrable initially deferred for each row execute function raise_public_version()', t || '_public', t);
    execute format('create trigger %I after truncate on %I for each statement execute function raise_public_version()', t || '_public_truncate', t);
  end loop;
end $$;
