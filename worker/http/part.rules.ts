type Part<Fields> = { [Key in keyof Fields]?: Fields[Key] | undefined };

/** An entity with the fields that a save sends: what isn't sent stays as it is. */
export const withPart = <Fields extends object>(before: Fields, part: Part<Fields>): Fields => ({ ...before, ...part });
