import type {Tree} from '../types';

/** Decision tree of Beam for Live: cloud folders and antivirus programs get in the way. */
export const beamCloudInterference: Tree = {
  id: 'beam-cloud-interference',
  symptom: 'Files disappear, lock or load slowly',
  root: {
    id: 'what',
    ask: 'What did you see?',
    answers: [
      {
        label: 'A profile, patch or device is missing',
        then: {
          id: 'icon',
          ask: 'Find the file in Finder or File Explorer. What does it look like?',
          help: 'Search the disk for its name, or for `.sbf`, `.sbp` or `.amxd`.',
          answers: [
            {
              label: 'It has a cloud symbol',
              then: {
                id: 'placeholder',
                cause: 'Only a placeholder is on the disk, because the content is in the cloud',
                check: 'The size on disk is 0, or the file doesn’t open without a network.',
                fix: [
                  'OneDrive: right-click the folder and choose **Always keep on this device**.',
                  'iCloud Drive: right-click and choose **Download Now**. From macOS 15, also choose **Keep Downloaded**.',
                  'Dropbox: choose **Make available offline**. Google Drive: choose **Available offline**.',
                  'For the next show, copy the show folder to a folder outside the cloud and work from the copy.',
                ],
                proof: 'The file opens with the network off.',
              },
            },
            {
              label: 'There are two, one with an odd name',
              then: {
                id: 'conflict',
                cause: 'Two computers changed the file, and the service kept both',
                check:
                  'The name of one file contains a computer’s name, a number or “conflicted copy”.',
                fix: [
                  'Open both files. Keep the right one under the original name, and move the other to a separate folder.',
                  'Only edit the file on one computer at a time.',
                ],
                proof: 'There’s only one file, and it has the contents you expect.',
              },
            },
            {
              label: 'It’s in another folder',
              then: {
                id: 'redirected',
                cause: 'Documents or Desktop was moved to the cloud folder',
                check: 'The full path contains OneDrive, iCloud or Mobile Documents.',
                fix: [
                  'First copy the show files to a folder outside the cloud, and check that they open.',
                  'Not at the venue: quit Live, Max and Beam, and copy the contents of Desktop and Documents to another disk.',
                  'Windows: in the OneDrive settings, choose **Sync and backup > Manage backup** and stop the backup of Documents.',
                  'macOS: in the iCloud settings, choose **Drive** and turn **Desktop & Documents Folders** off.',
                  'If the local Documents is now empty, copy `Ableton`, `Max 8` or `Max 9` and your shows from the other disk back into it. Max looks for its files only there.',
                  'If the User Library is in the cloud folder, quit Live and copy it elsewhere in Finder or File Explorer. Then choose the copy in Live’s **Library** settings. An empty folder there becomes a new, empty User Library.',
                ],
                proof:
                  'The path starts with your user folder and contains no cloud name. Beam’s devices are still in Live’s browser.',
              },
            },
            {
              label: 'I can’t find it anywhere',
              then: {
                id: 'quarantine',
                cause: 'Another computer deleted it through the cloud, or it’s in quarantine',
                check:
                  'Look in **Windows Security > Virus & threat protection > Protection history**, then in the deleted files on the cloud service’s website.',
                fix: [
                  'Restore the file.',
                  'If it was quarantined and you know where it came from, allow it in the antivirus program.',
                  'If you can’t restore it, copy it from the backup of the show.',
                ],
                proof: 'The file is still there after a restart.',
              },
            },
          ],
        },
      },
      {
        label: 'Saving fails, or the change is gone',
        then: {
          id: 'locked',
          cause:
            'A cloud service or ransomware protection blocks the file while Beam or Live writes it',
          check:
            'Save the document in a folder outside the cloud, such as `Shows` in your user folder. Saving works there.',
          fix: [
            'Pause the cloud service and save again.',
            'Windows: choose **Windows Security > Virus & threat protection > Manage ransomware protection** and allow Beam and Live under controlled folder access.',
            'Copy the show folder to a folder outside the cloud, and work from the copy. Moving it would delete it on your other computers.',
          ],
          proof: 'After you save the document, close it and open it again, the change is there.',
        },
      },
      {
        label: 'Devices load slowly, or stay empty',
        then: {
          id: 'slow',
          cause: 'The device’s files are downloaded or scanned before they load',
          check: 'Load the same device a second time. It loads faster.',
          fix: [
            'Keep Max’s folders in Documents on the device, with the cloud service’s own command. Max looks for them only there.',
            'Copy Live’s User Library out of the cloud. For the steps, see [Keep shows out of the cloud](/beam-for-live/troubleshooting/cloud-service-interference#keep-it-from-happening-again).',
            'Exclude these folders from real-time scanning, if you’re allowed to.',
            'Before you leave for the gig, open the Set once with a network connection.',
          ],
          proof: 'With the network off, the Set opens at its usual speed.',
        },
      },
      {
        label: 'The show sometimes stutters',
        then: {
          id: 'stutter',
          cause: 'Synchronisation or a scan uses the disk, processor or network',
          check: 'During a stutter, the cloud service’s menu shows activity.',
          fix: [
            'Quit the service for the evening. Closing its window isn’t enough.',
            'Schedule scans for the night.',
            'Keep the show network off the internet.',
          ],
          proof: 'The passage plays three times without a stutter.',
        },
      },
      {
        label: 'No output since security software was installed',
        then: {
          id: 'firewall',
          cause: 'The security software’s firewall blocks Art-Net',
          check:
            'In a break, disconnect from the internet, turn the firewall off for one minute, then on again. If it’s the cause, the node receives data during that minute.',
          fix: [
            'Allow incoming and outgoing traffic on UDP port 6454 for Beam.',
            'Mark the show network as private or trusted.',
            'If that doesn’t help, ask the software’s manufacturer or your administrator.',
          ],
          proof: 'With the firewall on, the node’s data LED blinks.',
        },
      },
    ],
  },
};
