/** A testimony on the home page. Its author is described without a name (requirements 10.8). */
interface PrintedTestimony {
  readonly words: string;
  readonly from: string;
}

export const printedTestimonies: Readonly<Record<'nurse' | 'father' | 'member', PrintedTestimony>> =
  {
    nurse: {
      words:
        'I came to Innsbruck with one suitcase and no German. On my first Sunday somebody saved me a seat, and the next week they saved it again. That is how I learnt that God had gone ahead of me.',
      from: 'A nurse from Monrovia',
    },
    father: {
      words:
        'The doctors had told us to prepare ourselves. The church prayed through the night. Today our son runs faster than I do.',
      from: 'A father in Hall in Tirol',
    },
    member: {
      words:
        'I am eighty-one. I thought that I had heard every sermon. Then the children sang, and I wept like a child.',
      from: 'A member since the first year',
    },
  };
