import { sql } from 'kysely';

/** The name of an account that others see beside its changes; null without an account. */
export const accountName = sql<string | null>`coalesce(nullif(admins.name, ''), admins.email)`;
