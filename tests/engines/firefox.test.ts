import {scenarios} from './scenarios';

scenarios('firefox');
