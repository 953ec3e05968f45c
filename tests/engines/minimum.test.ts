import {scenarios} from './scenarios';

scenarios('floor');
