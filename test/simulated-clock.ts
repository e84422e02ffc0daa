import type { TestContext } from 'node:test'
import type { Sql } from '#src/platform/database/sql.server.ts'

/**
 * SQL for the `tables` of a shop: `now()` reads a moment that a test sets. The schema of the tables comes before
 * `pg_catalog`, and has a function of that name.
 */
export const simulatedClockTables = `
  create table simulated_moment (at timestamptz not null);
  insert into simulated_moment values (pg_catalog.now());
  create function public.now() returns timestamptz language sql stable as 'select at from simulated_moment';
  do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$;
  set search_path = public, pg_catalog`

/** Sets the clock of the server's process and of its database. The process's own clock comes back at the test's end. */
export function createSimulatedClock(t: TestContext, sql: Sql): { set(moment: number): Promise<void> } {
  t.mock.timers.enable({ apis: ['Date'] })
  return {
    async set(moment) {
      t.mock.timers.setTime(moment)
      await sql`update simulated_moment set at = ${new Date(moment).toISOString()}::timestamptz`
    },
  }
}
