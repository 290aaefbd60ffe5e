/**
 * Apart from what else the church says of itself: every page is called by it, and few show more. A sample (requirements
 * 10.7).
 */
export const churchName = 'Alpine Light Church';
