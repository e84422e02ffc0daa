-- At most four accounts share a dni: a sign-in checks the password against each. Those that stand already stay.

-- Advisory lock: who gives the same dni to a user waits until the other is done, or two at once would each count three.
create function dni_is_full(given text) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('users.dni:' || given, 0));
  return (select count(*) >= 4 from users where dni = given);
end $$;

create function refuse_fifth_of_a_dni() returns trigger language plpgsql as $$
begin
  if dni_is_full(new.dni) then
    raise exception 'four accounts have this dni already'
      using errcode = 'check_violation', table = 'users', constraint = 'users_dni_most';
  end if;
  return new;
end $$;

create trigger users_dni_most_insert before insert on users
  for each row execute function refuse_fifth_of_a_dni();
create trigger users_dni_most_update before update of dni on users
  for each row when (new.dni <> old.dni) execute function refuse_fifth_of_a_dni();
