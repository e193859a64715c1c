/** A setting as it is read of a workspace: for everybody, and for those who have something else. */
export const setTo = (value: unknown, ...others: readonly Elsewhere[]) => [
  { orgUnit: '/', group: null, sortOrder: 0, isForSome: false, value },
  ...others.map(({ orgUnit = '/', group = null, sortOrder, isForSome = false, value: other }, place) => ({
    orgUnit,
    group,
    sortOrder: sortOrder ?? place + 1,
    isForSome,
    value: other,
  })),
]

interface Elsewhere {
  orgUnit?: string
  group?: string
  sortOrder?: number
  isForSome?: boolean
  value: unknown
}

/** A super administrator as the directory tells of one. */
export const superAdministrator = (name: string, parts: object = {}) => ({
  primaryEmail: `${name}@fabrikam.example`,
  suspended: false,
  isEnrolledIn2Sv: true,
  orgUnitPath: '/',
  ...parts,
})
