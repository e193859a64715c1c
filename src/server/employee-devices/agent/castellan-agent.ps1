#Requires -Version 5.1
# Castellan agent for Windows. It tells what this device is, which programs are installed, and which profiles its browsers
# have, to the server below. It reads no history, no passwords and no documents.
#
#   .\castellan-agent.ps1               reports once
#   .\castellan-agent.ps1 -Install      reports every six hours from now on (as administrator)
#   .\castellan-agent.ps1 -Uninstall    takes that back (as administrator)
#   .\castellan-agent.ps1 -Show         writes what would be reported, and sends nothing
param([switch] $Install, [switch] $Uninstall, [switch] $Show)
$ErrorActionPreference = 'Stop'

$Server = @SERVER@
$Company = @COMPANY@
$Key = @KEY@
$Version = @VERSION@

$TaskName = 'Castellan agent'
$Place = Join-Path $env:ProgramFiles 'Castellan Agent'
$Utf8 = New-Object System.Text.UTF8Encoding $false

[Net.ServicePointManager]::SecurityProtocol = [Net.ServicePointManager]::SecurityProtocol -bor [Net.SecurityProtocolType]::Tls12

function Get-Hex([byte[]] $Bytes) { -join ($Bytes | ForEach-Object { $_.ToString('x2') }) }

function Get-Sha256([string] $Text) {
    $hash = [Security.Cryptography.SHA256]::Create()
    try { Get-Hex $hash.ComputeHash($Utf8.GetBytes($Text)) } finally { $hash.Dispose() }
}

# HMAC-SHA256 of a time, a dot and the body, with the bytes that the key stands for.
function Get-Signature([string] $Time, [byte[]] $Body) {
    $bytes = [byte[]] (0..($Key.Length / 2 - 1) | ForEach-Object { [Convert]::ToByte($Key.Substring($_ * 2, 2), 16) })
    $hmac = New-Object System.Security.Cryptography.HMACSHA256 (, $bytes)
    try { Get-Hex $hmac.ComputeHash([byte[]] ($Utf8.GetBytes("$Time.") + $Body)) } finally { $hmac.Dispose() }
}

function Get-Programs {
    $keys = @(
        'HKLM:\SOFTWARE\Microsoft\Windows\CurrentVersion\Uninstall\*'
        'HKLM:\SOFTWARE\WOW6432Node\Microsoft\Windows\CurrentVersion\Uninstall\*'
        'HKCU:\SOFTWARE\Microsoft\Windows\CurrentVersion\Uninstall\*'
    )
    Get-ItemProperty -Path $keys -ErrorAction SilentlyContinue |
        Where-Object { $_.DisplayName -and -not $_.SystemComponent } |
        Sort-Object DisplayName, DisplayVersion -Unique |
        Select-Object -First 3000 |
        ForEach-Object {
            @{ name = "$($_.DisplayName)"; version = "$($_.DisplayVersion)"; publisher = "$($_.Publisher)" }
        }
}

function Read-Json([string] $Path) {
    if (-not (Test-Path -LiteralPath $Path -PathType Leaf)) { return $null }
    # What a browser is writing at this moment may not be whole.
    try { [IO.File]::ReadAllText($Path, $Utf8) | ConvertFrom-Json } catch { $null }
}

function Get-ChromiumProfiles([string] $Browser, [string] $Folder, [string] $Account) {
    $state = Read-Json (Join-Path $Folder 'Local State')
    if (-not $state -or -not $state.profile -or -not $state.profile.info_cache) { return }
    foreach ($entry in $state.profile.info_cache.PSObject.Properties) {
        @{
            browser = $Browser; folder = $entry.Name; account = $Account
            name = "$($entry.Value.name)"; email = "$($entry.Value.user_name)"
        }
    }
}

function Get-FirefoxProfiles([string] $Folder, [string] $Account) {
    $list = Join-Path $Folder 'profiles.ini'
    if (-not (Test-Path -LiteralPath $list -PathType Leaf)) { return }
    $sections = ([IO.File]::ReadAllText($list, $Utf8) -split '(?m)^(?=\[)') | Where-Object { $_ -match '^\[Profile' }
    foreach ($section in $sections) {
        $path = [regex]::Match($section, '(?m)^Path=(.*?)\r?$').Groups[1].Value
        if (-not $path) { continue }
        $path = $path -replace '/', '\'
        $own = if ([IO.Path]::IsPathRooted($path)) { $path } else { Join-Path $Folder $path }
        $signedIn = Read-Json (Join-Path $own 'signedInUser.json')
        @{
            browser = 'Firefox'; folder = (Split-Path $path -Leaf); account = $Account
            name = [regex]::Match($section, '(?m)^Name=(.*?)\r?$').Groups[1].Value
            email = if ($signedIn) { "$($signedIn.accountData.email)" } else { '' }
        }
    }
}

function Get-Profiles {
    $homes = Get-ChildItem -LiteralPath (Join-Path $env:SystemDrive '\Users') -Directory -ErrorAction SilentlyContinue
    foreach ($one in $homes) {
        $local = Join-Path $one.FullName 'AppData\Local'
        Get-ChromiumProfiles 'Chrome' (Join-Path $local 'Google\Chrome\User Data') $one.Name
        Get-ChromiumProfiles 'Edge' (Join-Path $local 'Microsoft\Edge\User Data') $one.Name
        Get-ChromiumProfiles 'Brave' (Join-Path $local 'BraveSoftware\Brave-Browser\User Data') $one.Name
        Get-FirefoxProfiles (Join-Path $one.FullName 'AppData\Roaming\Mozilla\Firefox') $one.Name
    }
}

# Who is signed in at the screen, and by which address a directory knows them. The scheduled task runs as the system, so it
# asks for what Windows keeps of their last sign-in.
function Get-Account {
    $name = (Get-CimInstance Win32_ComputerSystem).UserName
    if (-not $name) { return @{ name = ''; mail = '' } }
    $mail = ''
    try {
        $sid = (New-Object Security.Principal.NTAccount $name).Translate([Security.Principal.SecurityIdentifier]).Value
        $cache = "HKLM:\SOFTWARE\Microsoft\IdentityStore\Cache\$sid\IdentityCache\$sid"
        if (Test-Path $cache) { $mail = "$((Get-ItemProperty $cache).UserName)" }
        if (-not $mail -and $sid -eq [Security.Principal.WindowsIdentity]::GetCurrent().User.Value) {
            $mail = "$(& whoami.exe /upn 2>$null)"
        }
    } catch {
        Write-Verbose "$_"
    }
    @{ name = ($name -split '\\')[-1]; mail = $mail }
}

function Get-Report {
    $system = Get-CimInstance Win32_OperatingSystem
    $machine = (Get-ItemProperty 'HKLM:\SOFTWARE\Microsoft\Cryptography').MachineGuid
    $account = Get-Account
    $boot = [DateTimeOffset] $system.LastBootUpTime
    @{
        report_id = [guid]::NewGuid().ToString('N')
        agent_version = $Version
        device = @{
            name = $env:COMPUTERNAME
            operating_system = 'Windows'
            os_version = "$($system.Caption) $($system.Version)".Trim()
            hardware_id = Get-Sha256 "castellan-agent:$machine"
            account = $account.name
            account_mail = $account.mail
            last_boot = $boot.ToUnixTimeSeconds()
        }
        programs = @(Get-Programs)
        profiles = @(Get-Profiles | Select-Object -First 199)
    } | ConvertTo-Json -Depth 5 -Compress
}

function Send-Report {
    $body = $Utf8.GetBytes((Get-Report))
    $time = [DateTimeOffset]::UtcNow.ToUnixTimeSeconds().ToString()
    $headers = @{
        'X-Agent-Key' = Get-Sha256 $Key
        'X-Agent-Time' = $time
        'X-Agent-Signature' = Get-Signature $time $body
    }
    $null = Invoke-RestMethod -Method Post -Uri "$Server/api/agent/v1/report" -Headers $headers `
        -ContentType 'application/json' -Body $body -TimeoutSec 120
    Write-Output "Reported to $Company."
}

if ($Show) {
    Get-Report
} elseif ($Uninstall) {
    Unregister-ScheduledTask -TaskName $TaskName -Confirm:$false -ErrorAction SilentlyContinue
    Remove-Item -LiteralPath $Place -Recurse -Force -ErrorAction SilentlyContinue
    Write-Output 'Uninstalled.'
} elseif ($Install) {
    $null = New-Item -ItemType Directory -Path $Place -Force
    # The key is in it: only the system and administrators may read it.
    & icacls.exe $Place /inheritance:r /grant '*S-1-5-18:(OI)(CI)F' '*S-1-5-32-544:(OI)(CI)F' | Out-Null
    $script = Join-Path $Place 'castellan-agent.ps1'
    Copy-Item -LiteralPath $PSCommandPath -Destination $script -Force
    $action = New-ScheduledTaskAction -Execute 'powershell.exe' `
        -Argument "-NoProfile -NonInteractive -ExecutionPolicy Bypass -File `"$script`""
    $trigger = New-ScheduledTaskTrigger -Once -At (Get-Date).AddMinutes(1) -RepetitionInterval (New-TimeSpan -Hours 6)
    $settings = New-ScheduledTaskSettingsSet -StartWhenAvailable -AllowStartIfOnBatteries -DontStopIfGoingOnBatteries
    $null = Register-ScheduledTask -TaskName $TaskName -Action $action -Trigger $trigger -Settings $settings `
        -User 'SYSTEM' -RunLevel Highest -Force
    Write-Output 'Installed. It reports every six hours.'
    Send-Report
} else {
    Send-Report
}
