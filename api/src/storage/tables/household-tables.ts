/** Households, as staff said (contract/household-requests). One with fewer than two persons counts as none. */
interface HouseholdsTable {
  id: string;
  version: number;
  created_at: string;
}

/**
 * The persons of households. A person whose records are all joined into another one keeps its row, so that an undo gives
 * it back; it counts only while the person has records.
 */
interface HouseholdMembersTable {
  person_id: string;
  household_id: string;
  /** The person that was joined into this one and whose household it took over; null if staff said it. */
  joined_from: string | null;
}

/** Two persons that staff said are no household, the smaller id first. */
interface HouseholdRefusalsTable {
  first_person: string;
  second_person: string;
}

export interface HouseholdTables {
  households: HouseholdsTable;
  household_members: HouseholdMembersTable;
  household_refusals: HouseholdRefusalsTable;
}
