/** A clearly fictional person. Numbers under +43 512 000 are not assigned. */
export const fictionalPerson = (number: number) => {
  const digits = String(number).padStart(2, '0');
  return {
    name: `Sample Person ${digits}`,
    email: `sample.person.${digits}@example.org`,
    phone: `+43 512 0000${digits}`,
    address: `Sample Street ${number}, 6020 Innsbruck`,
  };
};
