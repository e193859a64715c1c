/** By this note every start knows that there are uploads to go on with. */
export const uploadsNote = (userKey: string) => `uploads-${userKey}`

/** What was told of uploads without being asked, so that no other tab tells it again. */
export const toldNote = (userKey: string) => `uploads-told-${userKey}`
