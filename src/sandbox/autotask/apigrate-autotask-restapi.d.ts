/** What we use of the published client, which comes without types. */
declare module '@apigrate/autotask-restapi' {
  interface Entity {
    query: (
      asked: object,
    ) => Promise<{ items: Record<string, unknown>[]; pageDetails: Record<string, unknown> }>
    get: (id: number) => Promise<{ item: Record<string, unknown> } | null>
    create: (toSave: object) => Promise<{ itemId: string }>
    update: (toSave: object) => Promise<{ itemId: string }>
    fieldInfo: () => Promise<{ fields: { name: string; isRequired: boolean }[] }>
  }

  export class AutotaskRestApi {
    constructor(user: string, secret: string, code: string, options: { base_url: string })
    Companies: Entity
    Tickets: Entity
    TicketNotes: { create: (ticketId: number, toSave: object) => Promise<{ itemId: string }> }
  }
}
