import { countVisit, report, sendReport } from './agent.js'

/** In minutes. */
const EVERY = 360
const AFTER_FAILURE = 30
const AT_FIRST = 1

async function reportNow() {
  const outcome = await sendReport()
  await chrome.alarms.create('report', { delayInMinutes: outcome.isTaken ? EVERY : AFTER_FAILURE })
  return outcome
}

/** An alarm may be gone after an update or a restart of the browser. */
async function keepReporting() {
  if (!(await chrome.alarms.get('report'))) await chrome.alarms.create('report', { delayInMinutes: AT_FIRST })
}

chrome.runtime.onInstalled.addListener(() => void keepReporting())
chrome.runtime.onStartup.addListener(() => void keepReporting())
chrome.alarms.onAlarm.addListener(() => void reportNow())
chrome.webNavigation.onCommitted.addListener((details) => void countVisit(details))

const acts = { report: reportNow, show: report }
chrome.runtime.onMessage.addListener(({ act }, _sender, answer) => {
  void acts[act]().then(answer, (cause) => answer({ problem: String(cause) }))
  return true
})
