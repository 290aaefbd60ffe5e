export const addToCalendar: string = 'Add to calendar';
