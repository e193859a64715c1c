import { randomUUID } from 'node:crypto'
import { CLIENT_ID, openPoolUnderTest } from '#tests/support/pool-under-test.ts'
import { median } from './statistics.ts'

/** Whether the time of an answer tells who has an account: `node tests/bench/enumeration.ts`. */
const TRIES = 150

const pool = await openPoolUnderTest()
const nobody = () => `${randomUUID()}@example.test`
const somebody = async () => (await pool.createUser({ emailVerified: true })).email
const invited = async () => (await pool.createUser({ status: 'FORCE_CHANGE_PASSWORD' })).email

const signIn = (email: string) =>
  pool.call('InitiateAuth', {
    ClientId: CLIENT_ID,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: 'Wrong-Horse-77' },
  })
const forgot = (email: string) => pool.call('ForgotPassword', { ClientId: CLIENT_ID, Username: email })
const status = (email: string) => pool.pool.userStatusOf(email, pool.world.address)
const resend = (email: string) => pool.pool.resendInvitation(email, pool.world.address)

let address = 0
async function time(act: (email: string) => Promise<unknown>, email: string): Promise<number> {
  // Each from a network of its own, so that no limit is measured.
  address += 1
  pool.world.address = `198.51.${address >> 8}.${address & 255}`
  const began = performance.now()
  await act(email)
  return performance.now() - began
}

/** How likely a known account answers later than an unknown one: a half where the time says nothing. */
function laterShare(known: readonly number[], unknown: readonly number[]): number {
  let later = 0
  for (const a of known) for (const b of unknown) later += a > b ? 1 : a === b ? 0.5 : 0
  return later / (known.length * unknown.length)
}

async function compare(name: string, act: (email: string) => Promise<unknown>, make: () => Promise<string>) {
  const [known, unknown]: [number[], number[]] = [[], []]
  for (let each = 0; each < TRIES; each++) {
    const email = await make()
    // In turns and in both orders, so that what the machine does besides falls on both.
    const order = [
      async () => known.push(await time(act, email)),
      async () => unknown.push(await time(act, nobody())),
    ]
    for (const measure of each % 2 ? order.toReversed() : order) await measure()
  }
  const share = laterShare(known, unknown)
  console.log(
    `| ${name} | ${median(known).toFixed(2)} ms | ${median(unknown).toFixed(2)} ms | ${(share * 100).toFixed(0)} % |`,
  )
}

for (let warm = 0; warm < 20; warm++) {
  await time(signIn, nobody())
  await time(forgot, await somebody())
}
console.log('| Asked | with an account, median | without | with one is later |\n|---|---|---|---|')
await compare('sign-in with a wrong password', signIn, somebody)
await compare('forgotten password', forgot, somebody)
await compare('status', status, somebody)
await compare('status of somebody invited', status, invited)
await compare('another invitation', resend, invited)
await pool.close()
