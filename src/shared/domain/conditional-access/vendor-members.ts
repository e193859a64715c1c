/** Members of a policy or a location that the vendor alone sets, and what our own API adds. */
export const VENDOR_MEMBERS: readonly string[] = [
  'id',
  'createdDateTime',
  'modifiedDateTime',
  'deletedDateTime',
  'templateId',
  'updateStatus',
  '@odata.type',
]
