import {scenarios} from './scenarios';

scenarios('minimum');
