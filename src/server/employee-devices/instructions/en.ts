import type { AgentSteps } from './agent-steps.ts'

export const en: AgentSteps = {
  windows: {
    copy: 'Download the agent for Windows and copy it to the device.',
    open: 'Open PowerShell as administrator, in the folder where the file is.',
    install: 'Install it. It reports once, and every six hours from then on.',
    show: 'To see what it would report, without sending anything:',
    uninstall: 'To take it off the device again:',
    hint: 'For many devices, run the same line from your management tool or by a group policy.',
  },
  unix: {
    copy: 'Download the agent for macOS and Linux and copy it to the device.',
    open: 'Open a terminal in the folder where the file is.',
    install: 'Install it. It reports once, and every six hours from then on.',
    show: 'To see what it would report, without sending anything:',
    uninstall: 'To take it off the device again:',
    hint: 'On macOS, Terminal needs full disk access to read the profiles of browsers of other accounts.',
  },
  browser: {
    copy: 'Download the extension for Chrome, Edge and Brave, and unpack it into a folder that stays on the device.',
    open: 'Open the page of extensions, and switch developer mode on:',
    install: 'Choose “Load unpacked” and the folder. It reports once, and every six hours from then on.',
    show: 'To see what it reports, press its button beside the address.',
    uninstall: 'To take it off again, remove it on the same page.',
    hint: 'For many devices, pack the folder on that page and install it by the policy ExtensionInstallForcelist. Of pages it tells the names of their sites alone, so tell the people.',
  },
}
