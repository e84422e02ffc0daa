-- An exclusion constraint over an employee and their dates needs equality in a GiST index.
create extension if not exists btree_gist;

create table employees (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 100),
  surname text not null check (length(surname) between 1 and 100),
  image text references pictures (name),
  employee_file_number text not null check (length(employee_file_number) between 1 and 20),
  dni text check (dni ~ '^[0-9]{7,8}$'),
  cuil text check (cuil ~ '^[0-9]{11}$'),
  nationality text check (nationality in ('argentinean', 'foreigner')),
  gender text check (gender in ('female', 'male', 'other')),
  birth_date date,
  marital_status text check (marital_status in ('married', 'single', 'concubinage', 'coexistence')),
  children integer check (children between 0 and 99),
  address text check (length(address) <= 200),
  zip_code text check (length(zip_code) <= 20),
  city text check (length(city) <= 100),
  locality text check (length(locality) <= 100),
  province text check (length(province) <= 100),
  country text check (length(country) <= 100),
  phone_number text check (length(phone_number) <= 200),
  phone_number_2 text check (length(phone_number_2) <= 200),
  personal_email text check (length(personal_email) <= 254),
  company_id integer references companies (id),
  client_id integer references clients (id),
  job_sector_id integer references job_sectors (id),
  job_title_id integer references job_titles (id),
  job_category_id integer references job_categories (id),
  contract_type_id integer references contract_types (id),
  cct_id integer references ccts (id),
  management_level_id integer references management_levels (id),
  cost_center integer references cost_centers (id),
  status_id integer references employee_status (id),
  active boolean not null default true,
  health_insurance text check (length(health_insurance) <= 200),
  driver_license_class text check (length(driver_license_class) <= 200),
  driver_expiration_date date check (driver_expiration_date between '1900-01-01' and '2100-12-31'),
  medical_check_expiration date check (medical_check_expiration between '1900-01-01' and '2100-12-31'),
  salary_bank_name text check (length(salary_bank_name) <= 100),
  salary_account_number text check (length(salary_account_number) <= 40),
  salary_cbu text check (salary_cbu ~ '^[0-9]{22}$'),
  fund_bank_name text check (length(fund_bank_name) <= 100),
  fund_account_number text check (length(fund_account_number) <= 40),
  fund_cbu text check (fund_cbu ~ '^[0-9]{22}$'),
  -- Those of the last period, kept by its trigger, so that lists sort and filter by them.
  admission_date date,
  termination_date date,
  termination_reason text,
  termination_comments text,
  employable boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  search text generated always as (norm(
    name || ' ' || surname || ' ' || name || ' ' || employee_file_number || ' ' || coalesce(dni, '') || ' ' ||
    coalesce(cuil, '') || ' ' || coalesce(personal_email, '') || ' ' || coalesce(phone_number, '') || ' ' ||
    coalesce(phone_number_2, '') || ' ' || coalesce(address, '') || ' ' || coalesce(zip_code, '') || ' ' ||
    coalesce(city, '') || ' ' || coalesce(locality, '') || ' ' || coalesce(province, '') || ' ' ||
    coalesce(country, ''))) stored,
  constraint employees_birth_date_check
    check (birth_date >= '1900-01-01' and (admission_date is null or birth_date < admission_date))
);

-- Each is unique within a company, and among employees of no company.
create unique index employees_dni_unique on employees (dni, coalesce(company_id, 0));
create unique index employees_cuil_unique on employees (cuil, coalesce(company_id, 0));
create unique index employees_employee_file_number_unique on employees (employee_file_number, coalesce(company_id, 0));

create index employees_search on employees using gin (search gin_trgm_ops);
create index employees_by_surname on employees (surname collate "es-x-icu", name collate "es-x-icu", id);
create index employees_surname on employees (surname collate "es-x-icu", id);
create index employees_name on employees (name collate "es-x-icu", id);
create index employees_file_number on employees (employee_file_number collate "es-x-icu", id);
create index employees_dni on employees (dni collate "es-x-icu", id);
create index employees_image on employees (image) where image is not null;
create index employees_licence_classes on employees using gin (string_to_array(driver_license_class, ','));

-- Dates as ranges and as orders; references as filters in the default order, and for deletes of what they refer to.
do $$
declare of_it text;
begin
  foreach of_it in array array[
    'birth_date', 'admission_date', 'termination_date', 'driver_expiration_date', 'medical_check_expiration'
  ] loop
    execute format('create index employees_%1$s on employees (%1$I, id)', of_it);
  end loop;
  foreach of_it in array array[
    'company_id', 'client_id', 'job_sector_id', 'job_title_id', 'job_category_id', 'contract_type_id', 'cct_id',
    'management_level_id', 'cost_center', 'status_id', 'gender', 'active'
  ] loop
    execute format(
      'create index employees_of_%1$s on employees (%1$I, surname collate "es-x-icu", name collate "es-x-icu", id)', of_it);
  end loop;
end $$;
create trigger employees_touch before update on employees for each row execute function touch();

-- From an admission to a termination; without one, it goes on. The last day is within it.
create table employment_periods (
  id integer generated always as identity primary key,
  employee_id integer not null references employees (id) on delete cascade,
  admission_date date not null check (admission_date between '1900-01-01' and '2100-12-31'),
  termination_date date check (termination_date between '1900-01-01' and '2100-12-31'),
  termination_reason text check (length(termination_reason) <= 200),
  termination_comments text check (length(termination_comments) <= 2000),
  employable boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint employment_periods_order_check check (termination_date >= admission_date),
  constraint employment_periods_overlap
    exclude using gist (employee_id with =, daterange(admission_date, termination_date, '[]') with &&)
);
create index employment_periods_last on employment_periods (employee_id, admission_date desc);
create trigger employment_periods_touch before update on employment_periods for each row execute function touch();

create function keep_last_period() returns trigger language plpgsql as $$
declare of_employee integer := coalesce(new.employee_id, old.employee_id);
begin
  update employees e
  set admission_date = p.admission_date, termination_date = p.termination_date,
    termination_reason = p.termination_reason, termination_comments = p.termination_comments,
    employable = coalesce(p.employable, true)
  from (select 1) any_row left join lateral (
    select * from employment_periods where employee_id = of_employee order by admission_date desc limit 1) p on true
  where e.id = of_employee and
    (e.admission_date, e.termination_date, e.termination_reason, e.termination_comments, e.employable)
      is distinct from
    (p.admission_date, p.termination_date, p.termination_reason, p.termination_comments, coalesce(p.employable, true));
  return null;
end $$;
create trigger employment_periods_kept after insert or update or delete on employment_periods
  for each row execute function keep_last_period();

-- A new employee's admission opens the first period.
create function open_first_period() returns trigger language plpgsql as $$
begin
  insert into employment_periods
    (employee_id, admission_date, termination_date, termination_reason, termination_comments, employable)
  values (new.id, new.admission_date, new.termination_date, new.termination_reason, new.termination_comments,
    new.employable);
  return null;
end $$;
create trigger employees_first_period after insert on employees
  for each row when (new.admission_date is not null) execute function open_first_period();
