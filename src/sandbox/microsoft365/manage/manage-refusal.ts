/** An error answer of the Management Activity API. https://learn.microsoft.com/office/office-365-management-api/office-365-management-activity-api-reference#errors */
export class ManageRefusal extends Error {
  override name = 'ManageRefusal'
  readonly status: 400 | 403 | 404 | 429 | 503
  readonly code: string

  constructor(status: ManageRefusal['status'], code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export const manageRefusals = {
  permission: (roles: readonly string[]) =>
    new ManageRefusal(
      403,
      'AF10001',
      `The permission set (${roles.join(' ')}) sent in the request does not include the expected permission.`,
    ),
  missing: (name: string) => new ManageRefusal(400, 'AF20001', `Missing parameter: ${name}.`),
  notATime: (name: string) =>
    new ManageRefusal(400, 'AF20002', `Invalid parameter type: ${name}. Expected type: datetime`),
  otherTenant: (asked: string, own: string) =>
    new ManageRefusal(
      400,
      'AF20010',
      `The tenant ID passed in the URL (${asked}) does not match the tenant ID passed in the access token (${own}).`,
    ),
  notAGuid: (asked: string) =>
    new ManageRefusal(400, 'AF20013', `The tenant ID passed in the URL (${asked}) is not a valid GUID.`),
  contentType: () => new ManageRefusal(400, 'AF20020', 'The specified content type is not valid.'),
  noSubscription: () =>
    new ManageRefusal(400, 'AF20022', 'No subscription found for the specified content type.'),
  disabled: () => new ManageRefusal(400, 'AF20023', 'The subscription was disabled by a tenant admin.'),
  unchanged: () =>
    new ManageRefusal(400, 'AF20024', 'The subscription is already enabled. No property change.'),
  timeRange: () =>
    new ManageRefusal(
      400,
      'AF20030',
      'Start time and end time must both be specified (or both omitted) and must be less than or equal to 24 hours apart, with the start time no more than 7 days in the past.',
    ),
  nextPage: (asked: string) => new ManageRefusal(400, 'AF20031', `Invalid nextPage Input: ${asked}.`),
  noContent: (id: string) =>
    new ManageRefusal(404, 'AF20050', `The specified content (${id}) does not exist.`),
  expired: (id: string) =>
    new ManageRefusal(
      400,
      'AF20051',
      `Content requested with the key ${id} has already expired. Content older than 7 days cannot be retrieved.`,
    ),
  tooMany: (method: string, publisher: string) =>
    new ManageRefusal(429, 'AF429', `Too many requests. Method=${method}, PublisherId=${publisher}`),
  down: () => new ManageRefusal(503, 'AF50000', 'An internal error occurred. Retry the request.'),
  /** Seen of tenants whose unified audit log was never switched on; no number of its own. */
  notAudited: (tenantId: string, contentType: string) =>
    new ManageRefusal(
      400,
      `StartSubscription [TenantId=${tenantId},ContentType=${contentType}] failed. Exception`,
      `Microsoft.Office.Compliance.Audit.DataServiceException: Tenant ${tenantId} does not exist.`,
    ),
}
