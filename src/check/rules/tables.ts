import type {ReferenceTableData} from '../../data/types';
import {lineOf, type Finding, type Rule} from '../finding';
import {isTable} from '../site/anchors';
import type {DataModule} from '../site/types';

const wellFormed = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What is wrong, the text near which it stands, and what to do. */
type Problem = [near: string, problem: string, fix: string];

function twice(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

function wrongIds(table: ReferenceTableData): Problem[] {
  const ids = table.rows.map(({id}) => id);
  return [
    ...twice(ids).map((id): Problem => [
      `id: '${id}'`,
      `Two rows of the table "${table.id}" have the id "${id}"`,
      'Give each its own: it is part of the address of the row.',
    ]),
    ...[table.id, ...ids]
      .filter((id) => !wellFormed.test(id))
      .map((id): Problem => [
        `id: '${id}'`,
        `The id "${id}" cannot be part of an address`,
        'Use lower case letters, digits and hyphens.',
      ]),
  ];
}

function wrongCells({rows, columns, id: tableId}: ReferenceTableData): Problem[] {
  const keys = columns.map(({key}) => key);
  return [
    ...twice(keys).map((key): Problem => [
      `key: '${key}'`,
      `Two columns of the table "${tableId}" have the key "${key}"`,
      'Give each its own.',
    ]),
    ...rows.flatMap(({id, name, cells}) => [
      ...(name.trim()
        ? []
        : [
            [
              `id: '${id}'`,
              `The row "${id}" has no name`,
              'Write it as the product does.',
            ] satisfies Problem,
          ]),
      ...Object.keys(cells)
        .filter((key) => !keys.includes(key))
        .map((key): Problem => [
          `id: '${id}'`,
          `The row "${id}" has a cell "${key}", and the table has no such column`,
          `Use one of ${[...new Set(keys)].join(', ')}, or add the column.`,
        ]),
    ]),
    ...[...new Set(keys)]
      .filter((key) => rows.every(({cells}) => !cells[key]))
      .map((key): Problem => [
        `key: '${key}'`,
        `The column "${key}" of the table "${tableId}" is empty`,
        'Leave the column out until there is something to say.',
      ]),
  ];
}

function tablesOf(module: DataModule): ReferenceTableData[] {
  return Object.values(module.exports).filter(isTable);
}

export const tables: Rule = {
  name: 'tables',
  asks: 'Reference tables have rows with ids of their own, and cells only in columns that exist.',
  find: ({data}) =>
    data.flatMap((module) =>
      tablesOf(module).flatMap((table) => {
        const inTable = module.text.indexOf(`id: '${table.id}'`);
        const problems = [...wrongIds(table), ...wrongCells(table)];
        return problems.map(([near, problem, fix]): Finding => {
          const skipped = module.text.slice(0, Math.max(0, inTable)).split('\n').length - 1;
          const rest = module.text.split('\n').slice(skipped).join('\n');
          return {file: module.file, line: skipped + lineOf(rest, near), problem, fix};
        });
      }),
    ),
};
