import type { Sql } from '#src/platform/database/sql.server.ts'
import type { Program } from '#test/lifecycle/program.ts'
import { until } from '#test/lifecycle/until.ts'

/**
 * Makes upgrades stop when one of these migrations is the last committed one. The upgrade stops in the next migration,
 * after its first DDL statement. After the last migration it stops before the permissions are written. The stops are
 * triggers in the database, so they also work if the program starts the database itself.
 */
export async function placeStops(sql: Sql, migrations: readonly string[]): Promise<void> {
  await sql.query(`
    create schema test;
    create table test.stops (migration text primary key);
    create function test.wait() returns void language plpgsql as $$
    begin
      while exists (select from test.stops where migration = (select max(name) from public.migrations)) loop
        perform pg_sleep(0.01);
      end loop;
    end $$;
    create function test.wait_amid_migration() returns event_trigger language plpgsql as
      $$ begin perform test.wait(); end $$;
    create function test.wait_after_migrations() returns trigger language plpgsql as
      $$ begin perform test.wait(); return null; end $$;
    create event trigger test_stop on ddl_command_end execute function test.wait_amid_migration();
    create trigger test_stop before insert on permissions
      for each statement execute function test.wait_after_migrations();`)
  await sql`insert into test.stops select unnest(${[...migrations]}::text[])`
}

/**
 * Waits until the upgrade is at a stop, and kills the program. SIGSTOP freezes the program first, so that it does not
 * continue while the stop is removed.
 */
export async function killAtStop(sql: Sql, migration: string, { child, exit }: Program): Promise<void> {
  await until(`the upgrade stops after ${migration}`, async () => {
    const rows = await sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event = 'PgSleep'
        and (select max(name) from migrations) = ${migration}`.catch(() => [])
    return rows.length > 0
  })
  child.kill('SIGSTOP')
  await sql`delete from test.stops where migration = ${migration}`
  child.kill('SIGKILL')
  await exit()
}

export async function removeStops(sql: Sql): Promise<void> {
  await sql.query('drop event trigger test_stop; drop schema test cascade')
}
