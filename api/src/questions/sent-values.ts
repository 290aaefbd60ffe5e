import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** Selects a field of what was sent, as text; null without it. */
export const sentValue = (field: string): RawBuilder<string | null> =>
  sql<string | null>`body->>${sql.lit(field)}`;

/** Selects a field with euros in cents, which are whole numbers, whose sums are exact; null without it. */
export const sentCents = (field: string | undefined): RawBuilder<number | null> =>
  field === undefined
    ? sql`cast(null as bigint)`
    : sql`cast(round(cast(${sentValue(field)} as numeric) * 100) as bigint)`;
