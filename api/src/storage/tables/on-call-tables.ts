/** The alert about an urgent record: one for each record, however often it becomes urgent. */
export interface UrgentAlertsTable {
  id: string;
  kind: string;
  record_id: string;
  raised_at: string;
  /** When the next person is told; null once it was acknowledged, or everybody was told. */
  next_at: string | null;
  /** The ids of the admins who were told, as a JSON array. */
  told: string;
  acknowledged_at: string | null;
  /** The id of an admin. */
  acknowledged_by: string | null;
}

/** A token for each email, since an earlier one may have arrived although it seemed to fail. */
interface UrgentAlertTokensTable {
  token_hash: string;
  alert_id: string;
  admin_id: string;
  created_at: string;
}

export interface OnCallTables {
  urgent_alerts: UrgentAlertsTable;
  urgent_alert_tokens: UrgentAlertTokensTable;
}
