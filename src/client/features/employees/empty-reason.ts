export type EmptyReason =
  | 'forbidden'
  | 'unknownCompany'
  | 'notFound'
  | 'connected'
  | 'unconnected'
  | 'nowhere'

export interface EmptyFacts {
  mayRead: boolean
  /** Something is searched or filtered for. */
  isAsked: boolean
  company: 'all' | 'unknown' | 'connected' | 'unconnected'
}

/** Why a list of employees is empty; the reason that no other step would mend comes first. */
export function emptyReason({ mayRead, isAsked, company }: EmptyFacts): EmptyReason {
  if (!mayRead) return 'forbidden'
  if (company === 'unknown') return 'unknownCompany'
  if (isAsked) return 'notFound'
  return company === 'all' ? 'nowhere' : company
}
