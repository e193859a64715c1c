import { localeOf } from '#shared/domain/language/languages.ts'
import { isSessionMarked } from '#client/data/keys/session-marker.ts'
import { firstLanguage } from '#client/texts/kept-language.ts'
import { hasKeptPages } from '../kept-page/kept-page.ts'
import { openUnasked } from '../kept-page/open-unasked.ts'
import { showLastPage } from '../kept-page/show-last-page.ts'
import { filesOf, type StartScripts } from './start-scripts.ts'

// Runs before the first paint and before any script of the app: the ground has the chosen appearance, the frame stands in
// its place, what a start needs is fetched at once, and where the device opens unasked the page is shown as it was last.
// The app's own script runs after that, because it would take the processor from it.

/** How long the app waits for what the page looked like. Milliseconds. */
const PATIENCE = 300

const read = (name: string): string | null => {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

const root = document.documentElement
const mode = read('color-mode')
if (mode === 'light' || mode === 'dark') root.classList.add(mode)
const opening = read('opening')
if (opening) root.dataset['opening'] = opening
if (read('menu-folded') === 'yes') root.dataset['menu'] = 'folded'
const language = firstLanguage()

// Only a built page has it: where files are served as they are, the page names its script itself.
const list = document.querySelector('#start-scripts')
if (list) start(JSON.parse(list.textContent) as StartScripts)

function start(scripts: StartScripts) {
  if (opening) {
    for (const file of filesOf(scripts, { opening, path: location.pathname, language })) preload(`/${file}`)
  }
  const shown = opening === 'app' ? showUnasked().catch(() => {}) : undefined
  // Says that it has looked, which nothing shows where there is none: journeys wait for it.
  void shown?.then(() => {
    root.dataset['start'] ??= 'looked'
  })
  const isLate = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  void Promise.race([shown, isLate]).then(() => runApp(scripts))
  addEventListener('DOMContentLoaded', () => sayHere(scripts))
}

/** Shows the page as it was last, where the app would open it without being asked. */
async function showUnasked(): Promise<void> {
  if (!hasKeptPages(localStorage)) return
  const vault = await openUnasked(isSessionMarked({ read: () => document.cookie }), Date.now())
  if (vault) await showLastPage(vault)
}

function preload(href: string) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = href
  document.head.append(link)
}

function runApp({ entry, words }: StartScripts) {
  const script = document.createElement('script')
  script.type = 'module'
  script.crossOrigin = ''
  script.src = entry
  script.addEventListener('error', () => {
    const { startFailedTitle, startFailedReason } = words[language]
    say(startFailedTitle, startFailedReason)
    root.dataset['start'] = 'failed'
  })
  document.head.append(script)
}

/** The page's own words, which are English, in the language of this device. */
function sayHere({ words }: StartScripts) {
  if (root.dataset['start'] === 'failed') return
  root.lang = localeOf(language)
  const { startSlow, reload } = words[language]
  say('Castellan', startSlow)
  const link = document.querySelector('#start a')
  if (link) link.textContent = reload
}

function say(title: string, reason: string) {
  const place = document.querySelector('#start-words')
  place?.querySelector('strong')?.replaceChildren(title)
  place?.querySelector('span')?.replaceChildren(reason)
}
