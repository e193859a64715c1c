import { startSettings } from './agent.js'

const part = (id) => document.getElementById(id)
const text = (key, ...values) => chrome.i18n.getMessage(key, values)

/** `undefined` where nothing was reported yet. */
function showOutcome(outcome) {
  const { at, isTaken, reason } = outcome ?? {}
  part('outcome').textContent =
    at === undefined
      ? text('never')
      : isTaken
        ? text('reported', new Date(at).toLocaleString())
        : text('failed', reason)
}

async function showReport() {
  part('report').textContent = JSON.stringify(await chrome.runtime.sendMessage({ act: 'show' }), null, 2)
}

async function send() {
  part('send').disabled = true
  showOutcome(await chrome.runtime.sendMessage({ act: 'report' }))
  part('send').disabled = false
  await showReport()
}

part('send').addEventListener('click', () => void send())

document.documentElement.lang = chrome.i18n.getUILanguage()
const { company } = await startSettings()
part('whose').textContent = text('whose', company)
for (const id of ['send', 'shown', 'kept']) part(id).textContent = text(id)
showOutcome((await chrome.storage.local.get('outcome')).outcome)
await showReport()
