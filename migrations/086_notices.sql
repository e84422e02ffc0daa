-- Notices are derived when they are read. Stored is only what a user dismissed: a notice for the date that it had.
create table notice_dismissals (
  user_id integer not null references users (id) on delete cascade,
  notice_id text not null check (length(notice_id) <= 40),
  expiration_date date not null,
  dismissed_at timestamptz not null default now(),
  primary key (user_id, notice_id)
);

-- The day of a birth in any year, as month and day: 29 February is 229.
create function birthday_of(birth date) returns integer language sql immutable strict parallel safe
return (extract(month from birth) * 100 + extract(day from birth))::integer;

-- The next birthday, today's included. 29 February is kept on the 28th in other years.
create function next_birthday(birth date, today date) returns date language sql immutable strict parallel safe
return (
  select case when this_year >= today then this_year
    else (birth + make_interval(years => age + 1))::date end
  from (select age, (birth + make_interval(years => age))::date as this_year
    from (select (extract(year from today) - extract(year from birth))::integer as age) counted) y
);

-- The values of `birthday_of` from today for so many days. A span that has 28 February has 29 February too.
create function birthdays_within(today date, days integer) returns integer[] language sql immutable strict parallel safe
return (
  select array_agg(distinct d.birthday) from (
    select birthday_of((today + n)::date) as birthday from generate_series(0, days) n
    union all select 229 from generate_series(0, days) n where birthday_of((today + n)::date) = 228) d
);

create index employees_birthday on employees (birthday_of(birth_date), id) where birth_date is not null;

-- The first day of the first occurrence of an event that ends today or later; null if there is none.
create function next_occurrence(start date, ending date, repeat text, repeat_until date, skipped text[], today date)
  returns date language sql stable parallel safe
return (
  select min(o.day) from (
    select case repeat
      when 'weekly' then start + 7 * n
      when 'monthly' then (start + make_interval(months => n))::date
      else start end as day
    from (
      -- One number too early at most: a month may be longer than the days that are divided.
      select greatest(0, case repeat
        when 'weekly' then (today - ending + 6) / 7
        when 'monthly' then ((extract(year from today) - extract(year from ending)) * 12
          + extract(month from today) - extract(month from ending))::integer - 1
        else 0 end) as first) numbers,
      generate_series(numbers.first, numbers.first + case repeat when 'none' then 0 else cardinality(skipped) + 2 end) n
  ) o
  where o.day + (ending - start) >= today and (repeat_until is null or repeat = 'none' or o.day <= repeat_until)
    and to_char(o.day, 'YYYY-MM-DD') <> all (skipped)
);

-- Events that ask for a notice are few among all.
create index events_notified on events (id) where notify;
