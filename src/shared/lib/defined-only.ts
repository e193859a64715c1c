/** The members of an object that have a value. A partial form speaks only of the fields it names. */
export const definedOnly = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
