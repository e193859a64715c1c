import { type Context, Hono } from 'hono'
import { bodyOf, callerOf, pageOf } from './caller.ts'
import type { Grants } from './grants.ts'
import { GoogleRefusal } from './refusal.ts'
import { findUser, type GoogleLicense, isProvoked, type Workspace } from './state.ts'
import { textIn } from '../text-in.ts'

/** There is no narrower one that reads. */
const LICENSING = 'apps.licensing'

/** What the pretend Google sells, with the vendor's own ids and names. */
const PRODUCTS = {
  'Google-Apps': {
    name: 'Google Workspace',
    skus: {
      '1010020027': 'Google Workspace Business Starter',
      '1010020028': 'Google Workspace Business Standard',
      '1010020025': 'Google Workspace Business Plus',
      '1010020026': 'Google Workspace Enterprise Standard',
      '1010020020': 'Google Workspace Enterprise Plus',
    },
  },
  'Google-Vault': { name: 'Google Vault', skus: { 'Google-Vault': 'Google Vault' } },
  '101001': { name: 'Cloud Identity Free', skus: { '1010010001': 'Cloud Identity' } },
  '101005': { name: 'Cloud Identity Premium', skus: { '1010050001': 'Cloud Identity Premium' } },
  '101034': {
    name: 'Google Workspace Archived User',
    skus: { '1010340004': 'Google Workspace Business Plus - Archived User' },
  },
} as const satisfies Record<string, { name: string; skus: Record<string, string> }>

/** Who has which licence: the Enterprise License Manager API. */
export const createLicensing = (grants: Grants) =>
  new Hono()
    .get('/product/:product/users', (c) => listed(c, ownOf(c, grants), ofProduct(c)))
    .get('/product/:product/sku/:sku/users', (c) => listed(c, ownOf(c, grants), ofSku(c)))
    .get('/product/:product/sku/:sku/user/:user', (c) => {
      const { workspace } = callerIn(c, grants)
      return c.json(shown(heldBy(c, workspace, c.req.param('user'))))
    })
    .post('/product/:product/sku/:sku/user', async (c) => {
      const { workspace } = callerIn(c, grants)
      const { product: productId, sku: skuId } = ofSku(c)
      const { userId } = await bodyOf(c)
      const person = findUser(workspace.users, textIn(userId))
      if (!person) throw new GoogleRefusal('notFound', 'Resource Not Found: userKey')
      const has = { userId: person.primaryEmail, productId, skuId }
      if (workspace.licenses.some((each) => each.userId === has.userId && each.productId === productId))
        throw new GoogleRefusal('duplicate', 'User already has a license for the specified product and SKU')
      workspace.licenses.push(has)
      return c.json(shown(has))
    })
    .delete('/product/:product/sku/:sku/user/:user', (c) => {
      const { workspace } = callerIn(c, grants)
      const found = heldBy(c, workspace, c.req.param('user'))
      workspace.licenses = workspace.licenses.filter((each) => each !== found)
      return c.json({})
    })

function callerIn(c: Context, grants: Grants) {
  const caller = callerOf(c, grants, LICENSING)
  if (isProvoked(caller.workspace, 'no-licensing'))
    throw new GoogleRefusal('insufficientPermissions', 'Request had insufficient authentication scopes.')
  return caller
}

/** The customer is named by its domain or its id, and not as `my_customer`. */
function ownOf(c: Context, grants: Grants): Workspace {
  const { workspace } = callerIn(c, grants)
  const customer = c.req.query('customerId')
  if (customer === undefined) throw new GoogleRefusal('required', 'Required parameter: customerId')
  if (customer !== workspace.customerId && customer.toLowerCase() !== workspace.domain)
    throw new GoogleRefusal('forbidden', 'Not Authorized to access the customer')
  return workspace
}

interface Wanted {
  product: string
  sku?: string
}

function ofProduct(c: Context): Wanted {
  const product = c.req.param('product') ?? ''
  if (!(product in PRODUCTS)) throw new GoogleRefusal('invalid', 'Invalid Value: productId')
  return { product }
}

function ofSku(c: Context): Required<Wanted> {
  const { product } = ofProduct(c)
  const sku = c.req.param('sku') ?? ''
  if (!(sku in skusOf(product))) throw new GoogleRefusal('invalid', 'Invalid Value: skuId')
  return { product, sku }
}

function listed(c: Context, { licenses }: Workspace, { product, sku }: Wanted) {
  const held = licenses.filter(
    ({ productId, skuId }) => productId === product && (sku === undefined || skuId === sku),
  )
  const { items, nextPageToken } = pageOf(c, held, { usual: 100, most: 1000 })
  return c.json({
    kind: 'licensing#licenseAssignmentList',
    etag: '"0"',
    ...(items.length > 0 ? { items: items.map(shown) } : {}),
    ...(nextPageToken === undefined ? {} : { nextPageToken }),
  })
}

function heldBy(c: Context, { licenses, users }: Workspace, key: string): GoogleLicense {
  const { product, sku } = ofSku(c)
  const person = findUser(users, key)
  const found = licenses.find(
    ({ userId, productId, skuId }) =>
      productId === product && skuId === sku && userId === person?.primaryEmail,
  )
  if (!found)
    throw new GoogleRefusal('notFound', 'User does not have a license for specified sku and product')
  return found
}

const shown = ({ userId, productId, skuId }: GoogleLicense) => ({
  kind: 'licensing#licenseAssignment',
  etags: '"0"',
  selfLink: `https://licensing.googleapis.com/apps/licensing/v1/product/${productId}/sku/${skuId}/user/${userId}`,
  userId,
  productId,
  productName: productOf(productId)?.name ?? productId,
  skuId,
  skuName: skusOf(productId)[skuId] ?? skuId,
})

const productOf = (id: string): { name: string; skus: Record<string, string> } | undefined =>
  (PRODUCTS as Record<string, { name: string; skus: Record<string, string> }>)[id]

const skusOf = (product: string): Record<string, string> => productOf(product)?.skus ?? {}
