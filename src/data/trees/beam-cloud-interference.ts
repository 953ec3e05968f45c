import type {Tree} from '../types';

/** Decision tree of Beam for Live: cloud folders and antivirus programs get in the way. */
export const beamCloudInterference: Tree = {
  id: 'beam-cloud-interference',
  symptom: 'Files vanish, lock or load slowly',
  root: {
    id: 'what',
    ask: 'What did you see?',
    answers: [
      {
        label: 'A profile, patch or device is missing',
        then: {
          id: 'icon',
          ask: 'Find the file in Finder or Explorer. What does it look like?',
          help: 'Search the disk for its name, or for `.sbf`, `.sbp` or `.amxd`.',
          answers: [
            {
              label: 'It has a cloud symbol',
              then: {
                id: 'placeholder',
                cause: 'Only a placeholder is on the disk; the content is in the cloud',
                check: 'The size on disk is 0, and opening it needs a network.',
                fix: [
                  'OneDrive: right-click the folder, **Always keep on this device**.',
                  'iCloud Drive: right-click, **Download Now**; from macOS 15 also **Keep Downloaded**.',
                  'Dropbox: **Make available offline**. Google Drive: **Available offline**.',
                  'Better: move the show folder out of the cloud.',
                ],
                proof: 'With the network off, the file opens.',
              },
            },
            {
              label: 'There are two, one with an odd name',
              then: {
                id: 'conflict',
                cause: 'Two computers changed the file, and the service kept both',
                check:
                  'The odd one has the name of a computer, a number or “conflicted copy” in it.',
                fix: [
                  'Open both, keep the right one under the original name, and move the other away.',
                  'Let one computer write at a time.',
                ],
                proof: 'One file, with the contents you expect.',
              },
            },
            {
              label: 'It is somewhere else',
              then: {
                id: 'redirected',
                cause: 'Documents or Desktop was moved into the cloud folder',
                check: 'Read the whole path: does it contain OneDrive, iCloud or Mobile Documents?',
                fix: [
                  'Windows: OneDrive settings, **Sync and backup** > **Manage backup**, stop the backup of Documents.',
                  'macOS: iCloud settings of the system, **Drive**, switch off **Desktop & Documents Folders** after copying what is in them.',
                  'Set the User Library in Live to a folder outside the cloud.',
                ],
                proof: 'The path begins with your own user folder and names no cloud.',
              },
            },
            {
              label: 'It is nowhere',
              then: {
                id: 'quarantine',
                cause: 'Deleted by synchronisation from another computer, or in quarantine',
                check:
                  'Windows Security > **Virus & threat protection** > **Protection history**; then the deleted files of the cloud service on its web site.',
                fix: [
                  'Restore it.',
                  'Allow it in the antivirus program, if you know where it came from.',
                  'Otherwise take it from the backup of the show.',
                ],
                proof: 'The file stays after a restart.',
              },
            },
          ],
        },
      },
      {
        label: 'Saving fails, or the change is gone',
        then: {
          id: 'locked',
          cause: 'A service or a protection holds the file while Beam writes',
          check:
            'Save the same document to a plain folder on the same disk, such as `Shows` in your user folder.',
          fix: [
            'Pause the cloud service and save again.',
            'Windows: **Windows Security** > **Virus & threat protection** > **Manage ransomware protection**: allow Beam and Live under controlled folder access.',
            'Move the show folder out of the cloud for good.',
          ],
          proof: 'Save, close, open: the change is there.',
        },
      },
      {
        label: 'Devices load slowly, or stay empty',
        then: {
          id: 'slow',
          cause: 'Each part of a device is fetched from the cloud or scanned first',
          check: 'Load the same device a second time: is it quick now?',
          fix: [
            'Move Live’s User Library and the Max folders in Documents out of the cloud, or keep them on the device.',
            'Exclude these folders from real-time scanning, if you may.',
            'Open the Set once, with network, before you leave for the gig.',
          ],
          proof: 'With the network off, the Set opens at its usual speed.',
        },
      },
      {
        label: 'The show stutters now and then',
        then: {
          id: 'stutter',
          cause: 'Synchronisation or a scan uses disk, processor or network',
          check: 'Look at the activity of the service in its menu during a stutter.',
          fix: [
            'Quit the service for the evening, not only its window.',
            'Plan scans for the night.',
            'Keep the show network without internet.',
          ],
          proof: 'The passage plays through three times.',
        },
      },
      {
        label: 'No output since security software was installed',
        then: {
          id: 'firewall',
          cause: 'Its firewall blocks Art-Net',
          check:
            'Switch its firewall off for one minute, with the internet cable out: does the node get data?',
          fix: [
            'Allow Beam, incoming and outgoing, UDP port 6454.',
            'Mark the show network as private or trusted.',
            'If it still blocks, ask its maker or your administrator; tell the [forum](https://forum.showsync.com) which program it is.',
          ],
          proof: 'The data light of the node blinks with the firewall on.',
        },
      },
    ],
  },
};
