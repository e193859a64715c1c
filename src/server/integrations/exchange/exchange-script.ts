import { exchangeOutputMarks } from '#shared/domain/integrations/exchange-output.ts'
import type { ExchangeScript } from '#shared/domain/integrations/exchange-script.ts'
import { slug } from '#shared/lib/slug.ts'

interface ScriptParts {
  /** The company's name. */
  company: string
  tenantId: string
  /** The app that is let in. */
  clientId: string
  /** Where the administrator signs in, and where the script waits for them. */
  signInUrl: string
  redirectUri: string
  state: string
}

/**
 * The PowerShell script by which an administrator lets the app into Exchange Online: it gives the app its permission and
 * the role, then has the administrator sign in, and prints what is to be pasted.
 */
export const exchangeScript = (parts: ScriptParts): ExchangeScript => ({
  fileName: `connect-exchange-${slug(parts.company) || parts.tenantId}.ps1`,
  script: scriptOf(parts).replaceAll('\n', '\r\n'),
})

/** PowerShell takes typographic quotation marks for plain ones; each is doubled within a text. */
export const quoted = (text: string): string =>
  `'${text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').replaceAll(/['\u2018\u2019\u201a\u201b]/g, '$&$&')}'`

// https://learn.microsoft.com/powershell/exchange/app-only-auth-powershell-v2 names the permission and the role.
const scriptOf = ({ company, tenantId, clientId, signInUrl, redirectUri, state }: ScriptParts) => `\
#Requires -Version 5.1
#Requires -RunAsAdministrator
# Lets an app into Exchange Online of one Microsoft 365 tenant. A global administrator of the tenant signs in twice: first
# to give the app its role, then to show whose tenant it is. Nothing is kept on this computer but Microsoft's module.
$ErrorActionPreference = 'Stop'

$Company = ${quoted(company)}
$TenantId = ${quoted(tenantId)}
$ClientId = ${quoted(clientId)}
$SignIn = ${quoted(signInUrl)}
$RedirectUri = ${quoted(redirectUri)}
$State = ${quoted(state)}

# Office 365 Exchange Online, its permission Exchange.ManageAsApp, and the role Exchange Administrator
$ExchangeId = '00000002-0000-0ff1-ce00-000000000000'
$ManageAsApp = 'dc50a0fb-09a3-484d-be87-e023b12c6440'
$ExchangeAdministrator = '29232cdf-9323-42fd-ade2-1d097af3e4de'

[Net.ServicePointManager]::SecurityProtocol = [Net.ServicePointManager]::SecurityProtocol -bor [Net.SecurityProtocolType]::Tls12

if (-not (Get-Module -ListAvailable -Name Microsoft.Graph.Authentication)) {
    Write-Host 'Installing the module Microsoft.Graph.Authentication ...'
    Get-PackageProvider -Name NuGet -ForceBootstrap | Out-Null
    Install-Module -Name Microsoft.Graph.Authentication -Scope AllUsers -Force
}
Import-Module Microsoft.Graph.Authentication

function Send-Graph([string] $Method, [string] $Path, [hashtable] $Body) {
    $request = @{ Method = $Method; Uri = "/v1.0/$Path" }
    if ($Body) {
        $request.Body = $Body | ConvertTo-Json
        $request.ContentType = 'application/json'
    }
    Invoke-MgGraphRequest @request
}

function Resolve-ServicePrincipal([string] $AppId) {
    $found = @((Send-Graph 'GET' "servicePrincipals?\`$filter=appId eq '$AppId'").value)
    if ($found.Count -gt 0) { return $found[0] }
    Send-Graph 'POST' 'servicePrincipals' @{ appId = $AppId }
}

Write-Host "1 of 2: sign in as a global administrator of $Company."
Connect-MgGraph -TenantId $TenantId -ContextScope Process -NoWelcome -Scopes @(
    'Application.ReadWrite.All',
    'AppRoleAssignment.ReadWrite.All',
    'RoleManagement.ReadWrite.Directory'
)
try {
    $app = Resolve-ServicePrincipal $ClientId
    $exchange = Resolve-ServicePrincipal $ExchangeId
    $granted = @((Send-Graph 'GET' "servicePrincipals/$($app.id)/appRoleAssignments").value) |
        Where-Object { $_.resourceId -eq $exchange.id -and $_.appRoleId -eq $ManageAsApp }
    if (-not $granted) {
        Send-Graph 'POST' "servicePrincipals/$($app.id)/appRoleAssignments" @{
            principalId = $app.id
            resourceId  = $exchange.id
            appRoleId   = $ManageAsApp
        } | Out-Null
    }
    $filter = "principalId eq '$($app.id)' and roleDefinitionId eq '$ExchangeAdministrator'"
    $assigned = @((Send-Graph 'GET' "roleManagement/directory/roleAssignments?\`$filter=$filter").value)
    if ($assigned.Count -eq 0) {
        Send-Graph 'POST' 'roleManagement/directory/roleAssignments' @{
            '@odata.type'    = '#microsoft.graph.unifiedRoleAssignment'
            principalId      = $app.id
            roleDefinitionId = $ExchangeAdministrator
            directoryScopeId = '/'
        } | Out-Null
    }
} finally {
    Disconnect-MgGraph | Out-Null
}

Write-Host "2 of 2: sign in once more, in the browser window that opens."
$listener = New-Object System.Net.HttpListener
$listener.Prefixes.Add($RedirectUri)
$listener.Start()
try {
    Start-Process $SignIn
    do {
        $context = $listener.GetContext()
        $query = $context.Request.QueryString
        $isAnswer = $query['state'] -ceq $State
        $text = if ($isAnswer) { 'You can close this window and go back to PowerShell.' } else { 'Nothing is expected here.' }
        $bytes = [Text.Encoding]::UTF8.GetBytes($text)
        $context.Response.ContentType = 'text/plain; charset=utf-8'
        $context.Response.OutputStream.Write($bytes, 0, $bytes.Length)
        $context.Response.Close()
    } until ($isAnswer)
} finally {
    $listener.Close()
}

$answer = if ($query['code']) {
    "Code: $($query['code'])"
} else {
    $number = [regex]::Match([string] $query['error_description'], 'AADSTS\\d+').Value
    "Error: $(if ($number) { $number } else { $query['error'] })"
}
$output = @(
    ${quoted(exchangeOutputMarks.begin)}
    'Version: 1'
    "Tenant: $TenantId"
    "State: $State"
    $answer
    ${quoted(exchangeOutputMarks.end)}
)
Write-Host ''
$output | Write-Output
$output | Set-Clipboard
Write-Host ''
Write-Host 'This was copied. Paste it within the next minutes where you downloaded this script.'
`
