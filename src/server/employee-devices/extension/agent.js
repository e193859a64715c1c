// What this browser tells of itself: its version, who is signed in to it, its other extensions, and how often which
// sites were opened on which day. Of a site its name is kept, never what was looked at there.

const SYSTEMS = { win: 'Windows', mac: 'macOS', linux: 'Linux', cros: 'ChromeOS' }
const SITE = /^(?:[a-z0-9_-]{1,63}\.)+[a-z][a-z0-9-]{0,62}$/
/** Names that mean something within a network alone. */
const WITHIN = /\.(?:local|localhost|internal|intranet|corp|home|lan|private|home\.arpa)$/
const MOST_SITES = 5000
const MOST_EXTENSIONS = 2999
const DAYS_KEPT = 120
const DAY = 86_400_000
const ANSWER_WITHIN = 120_000

/** What the company set: its name, its license key, its server and the version of this extension. */
export const startSettings = async () => (await fetch(chrome.runtime.getURL('settings.json'))).json()

/** Changes of what is kept wait for one another: two pages may be opened at once. */
let last = Promise.resolve()
const inTurn = (act) => (last = last.then(act, act))

const dayOf = (time) => new Date(time).toISOString().slice(0, 10)

const readVisits = async () => (await chrome.storage.local.get({ visits: {} })).visits

/** The name of a site on the public Internet; undefined for all else. */
function siteOf(url) {
  const { protocol, hostname } = new URL(url)
  const isPublic = SITE.test(hostname) && hostname.length <= 253 && !WITHIN.test(hostname)
  return isPublic && ['http:', 'https:'].includes(protocol) ? hostname : undefined
}

/** Counts that somebody opened a page: not its frames, and not what is loaded ahead. */
export const countVisit = ({ url, frameId, documentLifecycle, timeStamp }) =>
  inTurn(async () => {
    const site = siteOf(url)
    if (frameId !== 0 || documentLifecycle !== 'active' || site === undefined) return
    const visits = await readVisits()
    const day = dayOf(timeStamp)
    const sites = (visits[day] ??= {})
    sites[site] = (sites[site] ?? 0) + 1
    const oldest = dayOf(timeStamp - DAYS_KEPT * DAY)
    for (const each of Object.keys(visits)) if (each < oldest) delete visits[each]
    await chrome.storage.local.set({ visits })
  })

/** Forgets days that are over and were told as they are. */
const forgetTold = (told, today) =>
  inTurn(async () => {
    const visits = await readVisits()
    for (const { day, host, visits: count } of told) {
      if (day < today && visits[day]?.[host] === count) delete visits[day][host]
      if (visits[day] && Object.keys(visits[day]).length === 0) delete visits[day]
    }
    await chrome.storage.local.set({ visits })
  })

const hex = (bytes) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
const randomHex = (bytes) => hex(crypto.getRandomValues(new Uint8Array(bytes)))

/** By what this browser is known again: it cannot tell what device it runs on. */
const ownId = () =>
  inTurn(async () => {
    const kept = await chrome.storage.local.get('id')
    const id = kept.id ?? randomHex(32)
    if (!kept.id) await chrome.storage.local.set({ id })
    return id
  })

async function aboutBrowser() {
  const { userAgentData } = navigator
  const { platformVersion, fullVersionList } = await userAgentData.getHighEntropyValues([
    'platformVersion',
    'fullVersionList',
  ])
  const names = userAgentData.brands.map(({ brand }) => brand)
  const found = [
    ['Microsoft Edge', 'Edge'],
    ['Brave', 'Brave'],
    ['Google Chrome', 'Chrome'],
    ['Chromium', 'Chrome'],
  ].find(([brand]) => names.includes(brand)) ?? ['Chromium', 'Chrome']
  const [brand, browser] = found
  const { version = '' } = fullVersionList.find((each) => each.brand === brand) ?? {}
  return { brand, browser, version, platformVersion }
}

/** Windows 11 tells 13 and more. */
const versionOf = (system, version) =>
  system === 'Windows'
    ? `Windows ${Number.parseInt(version, 10) >= 13 ? 11 : 10}`
    : `${system} ${version}`.trim()

function hostOf(url) {
  try {
    return new URL(url).hostname
  } catch {
    return ''
  }
}

const extensions = async () =>
  (await chrome.management.getAll())
    .filter(({ id, type, enabled }) => enabled && type !== 'theme' && id !== chrome.runtime.id)
    .slice(0, MOST_EXTENSIONS)
    .map(({ name, version, homepageUrl }) => ({ name, version, publisher: hostOf(homepageUrl) }))

/** What is sent, as an object. */
export async function report() {
  const { version: agent_version } = await startSettings()
  const [id, { os }, about, { email }] = await Promise.all([
    ownId(),
    chrome.runtime.getPlatformInfo(),
    aboutBrowser(),
    chrome.identity.getProfileUserInfo({ accountStatus: 'ANY' }),
  ])
  const system = SYSTEMS[os]
  if (!system) throw new Error(`It does not know ${os}.`)
  const { brand, browser, version, platformVersion } = about
  const visits = Object.entries(await inTurn(readVisits))
    .flatMap(([day, sites]) => Object.entries(sites).map(([host, count]) => ({ day, host, visits: count })))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    .slice(0, MOST_SITES)
  return {
    report_id: randomHex(16),
    agent_version,
    device: {
      name: email === '' ? `${browser} ${id.slice(0, 6)}` : `${browser}, ${email}`,
      operating_system: system,
      os_version: versionOf(system, platformVersion),
      hardware_id: id,
      account: '',
      account_mail: '',
      last_boot: 0,
    },
    programs: [{ name: brand, version, publisher: '' }, ...(await extensions())],
    profiles: [{ browser, folder: id.slice(0, 12), account: '', name: email, email }],
    visits,
  }
}

async function sign(key, time, body) {
  const bytes = Uint8Array.from(key.match(/../g), (pair) => Number.parseInt(pair, 16))
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign'])
  return hex(await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(`${time}.${body}`)))
}

async function post(told) {
  const { server, key } = await startSettings()
  const body = JSON.stringify(told)
  const time = String(Math.floor(Date.now() / 1000))
  const answer = await fetch(`${server}/api/agent/v1/report`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Agent-Key': hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))),
      'X-Agent-Time': time,
      'X-Agent-Signature': await sign(key, time, body),
    },
    body,
    // No session of somebody who works here with the console itself.
    credentials: 'omit',
    signal: AbortSignal.timeout(ANSWER_WITHIN),
  })
  const said = await answer.json().catch(() => undefined)
  // A sign-in page of a network answers with 200, too.
  if (answer.ok && typeof said?.device === 'string') return
  throw new Error(said?.message ?? `${server}: ${answer.status}`)
}

/** Sends a report, and keeps what became of it for whoever looks. Nothing is forgotten that was not taken. */
export async function sendReport() {
  const at = Date.now()
  let outcome
  try {
    const told = await report()
    await post(told)
    await forgetTold(told.visits, dayOf(at))
    outcome = { at, isTaken: true, reason: '' }
  } catch (cause) {
    outcome = { at, isTaken: false, reason: cause instanceof Error ? cause.message : String(cause) }
  }
  await inTurn(() => chrome.storage.local.set({ outcome }))
  return outcome
}
